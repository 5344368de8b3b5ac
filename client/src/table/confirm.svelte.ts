/** One question, yes or no, before something that cannot be taken back. */
import { t } from "$client/words/words.svelte";

export interface Question {
  text: string;
  yes: string;
  no: string;
  answer: (yes: boolean) => void;
}

export const confirming = $state<{ question: Question | null }>({ question: null });

export function confirm(text: string, yes: string, no: string = t("confirm-no")): Promise<boolean> {
  confirming.question?.answer(false);
  return new Promise((resolve) => {
    confirming.question = {
      text,
      yes,
      no,
      answer: (said) => {
        confirming.question = null;
        resolve(said);
      },
    };
  });
}
