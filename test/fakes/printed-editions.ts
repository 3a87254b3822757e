// Vitest runs this again for each file, and the numbers are put in place once.
import '../fixtures/printed.ts';
