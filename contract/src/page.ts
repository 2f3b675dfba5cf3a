/** What every page of the public site needs of the contract: apart, so that none of the rest comes along. */
export * from './channel.js';
export * from './formats-now.js';
