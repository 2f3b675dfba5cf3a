import express from 'express';
import { createServer } from 'node:http';
import request from 'supertest';
import { messagesOf } from './express-messages.js';

it('makes requests and responses whose prototype Express does not change', async () => {
  const app = express();
  const seen: unknown[] = [];
  app.get('/', (asked, answer) => {
    seen.push(Object.getPrototypeOf(asked), Object.getPrototypeOf(answer));
    answer.json({ path: asked.path, sameApp: asked.app === app && answer.app === app });
  });
  const made: unknown[] = [];
  const server = createServer(messagesOf(app), (asked, answer) => {
    made.push(Object.getPrototypeOf(asked), Object.getPrototypeOf(answer));
    app(asked, answer);
  });

  const { body } = await request(server).get('/').expect(200);

  expect(body).toEqual({ path: '/', sameApp: true });
  expect(made).toHaveLength(2);
  expect(made.every((prototype, place) => prototype === seen[place])).toBe(true);
});
