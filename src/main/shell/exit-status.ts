/**
 * The app's exit status when it can't start and has said why. Chromium ends with 1 for reasons of its own, so
 * this one is from the system's list (EX_CONFIG).
 */
export const COULD_NOT_START = 78;
