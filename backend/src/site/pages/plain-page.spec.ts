import { Logger } from '@nestjs/common';
import express from 'express';
import request from 'supertest';
import { DomainError } from '../../platform/errors/domain-error.js';
import { plainPage } from './plain-page.js';

function appThatFails(error: Error) {
  const app = express();
  app.use(() => {
    throw error;
  });
  app.use(plainPage((path) => path.startsWith('/api/')));
  app.use(((_error, _request, response, _next) => {
    response.status(418).end();
  }) as express.ErrorRequestHandler);
  return request(app);
}

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error', 'warn', 'log']));

it('a page that cannot be rendered is answered in plain English, with a link to the home page', async () => {
  const response = await appThatFails(new Error('the bundle is broken')).get('/servicios').expect(500);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.text).toContain('404');
  expect(response.text).toContain('Oops! Page not found');
  expect(response.text).toContain('<a href="/">Return to Home</a>');
  expect(response.text).not.toContain('bundle');
});

it('errors of the API, and refusals, are left to the API', async () => {
  await appThatFails(new Error('x')).get('/api/anything').expect(418);
  await appThatFails(new DomainError('origin_refused')).get('/servicios').expect(418);
});
