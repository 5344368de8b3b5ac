/** What a server, or the pocket, would not do. `kind` is its name for why. */
export class Refusal extends Error {
  constructor(readonly kind: string) {
    super(kind);
  }
}
