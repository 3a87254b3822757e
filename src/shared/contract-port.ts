/** The name of the message that passes the contract's port to main, and from the preload script to the page. */
export const CONTRACT_PORT = 'vernissage:contract';
