/** One question, yes or no, before something that cannot be taken back. */
import { t } from "$client/words/words.svelte";

export interface Question {
  text: string;
  yes: string;
  no: string;
  /** The answer one probably wants, which is lit. */
  wish: boolean;
  answer: (yes: boolean) => void;
}

export const confirming = $state<{ question: Question | null }>({ question: null });

interface Answers {
  yes: string;
  no?: string;
  wish?: boolean;
}

export function confirm(
  text: string,
  { yes, no = t("confirm-no"), wish = true }: Answers,
): Promise<boolean> {
  confirming.question?.answer(false);
  return new Promise((resolve) => {
    confirming.question = {
      text,
      yes,
      no,
      wish,
      answer: (said) => {
        confirming.question = null;
        resolve(said);
      },
    };
  });
}
