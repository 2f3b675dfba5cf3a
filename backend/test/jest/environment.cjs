/** Node's environment, with the types that code asks with `instanceof`: what a spec makes, the product knows. */
const { TestEnvironment } = require('jest-environment-node');

const SHARED = [
  'Date',
  'Error',
  'EvalError',
  'Map',
  'Promise',
  'RangeError',
  'Reflect',
  'ReferenceError',
  'Set',
  'SyntaxError',
  'TypeError',
  'URIError',
  'WeakMap',
  'process',
];

module.exports = class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    for (const name of SHARED) this.global[name] = globalThis[name];
  }
};
