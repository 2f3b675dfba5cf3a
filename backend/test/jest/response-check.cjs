/**
 * Compares every answer that a spec gets with the API's document: status, kind of content, code of a problem, headers
 * that clients read, and the body, in which nothing may stand that the document does not know. Node loads this once a
 * worker, so that a schema is compiled once for all its specs.
 */
const fs = require('node:fs');
const path = require('node:path');
const { Ajv2020 } = require('ajv/dist/2020.js');
const { default: addFormats } = require('ajv-formats');
const Test = require('supertest/lib/test');
const { closed } = require('./closed-schema.cjs');

const DOCUMENT = path.join(__dirname, '../../../contract/openapi.json');
/** Headers that mean something to clients: they stand in the document where they occur. */
const TELLING = ['content-range', 'content-disposition', 'retry-after', 'etag', 'location'];
/** A file to which complaints are added instead of failing specs: to see all of them after a large change. */
const COLLECTED = process.env.API_COMPLAINTS;
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** @type {ReturnType<typeof load> | undefined} */
let loaded;

function load() {
  const document = JSON.parse(fs.readFileSync(DOCUMENT, 'utf8'));
  const routes = Object.entries(document.paths).map(([template, operations]) => ({
    template,
    operations,
    pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: template.split('{').length,
  }));
  // As the server: a fixed word comes before a parameter.
  routes.sort((a, b) => a.parameters - b.parameters);
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', components: { schemas: closed(document.components.schemas) } });
  return { document, routes, ajv, validators: new Map() };
}

/** @param {string} method @param {string} url */
function operationOf({ routes }, method, url) {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  const route = routes.find(
    ({ pattern, operations }) => pattern.test(pathname) && operations[method.toLowerCase()],
  );
  return route && { name: `${method} ${route.template}`, operation: route.operations[method.toLowerCase()] };
}

/** @returns {string | null} what is wrong with the answer */
function complaintAbout(method, url, response) {
  if (!METHODS.has(method)) return null;
  // What is no HTTP, or too long to be read, is answered by Node before any of our code.
  if ([400, 408, 431].includes(response.status) && !response.headers['x-request-id']) return null;
  loaded ??= load();
  const found = operationOf(loaded, method, url);
  // Pages, and addresses that do not exist: the document is about neither.
  if (!found) return null;
  const { name, operation } = found;
  const documented = follow(operation.responses[response.status]);
  const about = `${name} answered ${response.status}`;
  if (!documented) return `${about}, which the document does not know. Code: ${response.body?.code}`;
  const undocumentedHeader = TELLING.find(
    (header) =>
      response.headers[header] !== undefined &&
      !(header === 'etag' && response.status >= 400) &&
      !lowerCaseKeys(documented.headers).includes(header),
  );
  if (undocumentedHeader)
    return `${about} with the header ${undocumentedHeader}, which the document does not know`;
  return complaintAboutContent(`${about}`, found, documented, response);
}

function complaintAboutContent(about, { name }, documented, response) {
  const type = response.type;
  const content = documented.content ?? {};
  if (Object.keys(content).length === 0) {
    // A redirect says in words where it leads, for people.
    const isRedirect = response.status >= 300 && response.status < 400;
    return response.text && !isRedirect ? `${about} with a body, which the document does not know` : null;
  }
  const media = content[type];
  if (!media) return `${about} with ${type || 'no content'} instead of ${Object.keys(content).join(' or ')}`;
  if (!type.endsWith('json') || !media.schema) return null;
  const validate = validatorOf(`${name} ${response.status}`, media.schema);
  if (validate(response.body)) return null;
  const [error] = validate.errors;
  const extra =
    error.params.additionalProperty ?? error.params.unevaluatedProperty ?? error.params.allowedValues ?? '';
  return `${about}: body${error.instancePath} ${error.message} ${extra} (${JSON.stringify(response.body).slice(0, 300)})`;
}

const lowerCaseKeys = (headers) => Object.keys(headers ?? {}).map((name) => name.toLowerCase());

function follow(response) {
  if (!response?.$ref) return response;
  return loaded.document.components.responses[response.$ref.split('/').at(-1)];
}

function validatorOf(key, schema) {
  let validate = loaded.validators.get(key);
  if (!validate) {
    validate = loaded.ajv.compile(closed(schema));
    loaded.validators.set(key, validate);
  }
  return validate;
}

/** Once a worker: what a spec itself expects is looked at first. */
function checkEveryAnswer() {
  if (Test.prototype.checksAnswers) return;
  const { assert } = Test.prototype;
  Test.prototype.checksAnswers = true;
  Test.prototype.assert = function (error, response, done) {
    return assert.call(this, error, response, (problem, answer) => {
      const complaint = problem || !answer ? null : complaintAbout(this.method, this.url, answer);
      if (complaint && COLLECTED) {
        fs.appendFileSync(COLLECTED, `${complaint}\n`);
        done?.(problem, answer);
        return;
      }
      if (!done) {
        if (complaint) throw new Error(complaint);
        return;
      }
      done(complaint ? new Error(complaint) : problem, answer);
    });
  };
}

module.exports = { checkEveryAnswer };
