/**
 * Runs specs and their helpers as jest does, in a sandbox of their own, and everything else, the product and its
 * packages, in Node itself, where a worker loads it once and not once a spec: half of a spec's time otherwise.
 */
const { createRequire } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { checkEveryAnswer } = require('./response-check.cjs');

const HELPERS = path.join(__dirname, '..') + path.sep;
const SOURCES = path.join(__dirname, '../../src') + path.sep;
const COMPILED = path.join(__dirname, '../../.test-build') + path.sep;

module.exports = class extends Runtime {
  /** @type {import('node:async_hooks').AsyncLocalStorage<unknown>[]} */
  storages = [];

  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    const { coreModule, storages } = this;
    const requireCore = coreModule.require.bind(coreModule);
    coreModule.require = (/** @type {string} */ name) => {
      const core = requireCore(name);
      if (!name.endsWith('async_hooks')) return core;
      class AsyncLocalStorage extends core.AsyncLocalStorage {
        constructor() {
          super();
          storages.push(this);
        }
      }
      return { ...core, AsyncLocalStorage };
    };
  }

  /** What jest keeps for this spec Node would hand on to every promise of the worker's later ones, without an end. */
  teardown() {
    for (const storage of this.storages) storage.disable();
    super.teardown();
  }

  /** @param {string} from @param {string} name */
  requireModuleOrMock(from, name) {
    if (name === '@jest/globals') return super.requireModuleOrMock(from, name);
    if (name === 'supertest') checkEveryAnswer();
    if (!name.startsWith('.')) return createRequire(from)(name);
    const file = path.resolve(path.dirname(from), name);
    if (file.startsWith(HELPERS)) return super.requireModuleOrMock(from, name);
    return require(file.startsWith(SOURCES) ? COMPILED + file.slice(SOURCES.length) : file);
  }
};
