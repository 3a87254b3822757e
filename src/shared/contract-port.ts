/**
 * What the port that carries the contract is called on its way to both sides of it: to main, and from the preload into
 * the page.
 */
export const CONTRACT_PORT = 'vernissage:contract';
