/** What stops the app at its start: a sentence for the person, shown without a stack. */
export class StartProblem extends Error {}
