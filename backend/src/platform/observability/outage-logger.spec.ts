import { QueryFailedError } from 'typeorm';
import { OutageLogger } from './outage-logger.js';

describe('the log while the database is unavailable', () => {
  let lines: string[];
  let written: jest.SpyInstance[];
  let now = 1_000_000;
  const logger = new (class extends OutageLogger {
    protected override now = () => now;
  })({ colors: false });
  const stack = 'Error: Connection terminated unexpectedly\n    at Connection.<anonymous> (pg/client.js:1:1)';

  beforeEach(() => {
    lines = [];
    const keep = (text: unknown) => lines.push(String(text)) > 0;
    written = [
      jest.spyOn(process.stdout, 'write').mockImplementation(keep),
      jest.spyOn(process.stderr, 'write').mockImplementation(keep),
    ];
  });
  afterEach(() => {
    for (const spy of written) spy.mockRestore();
  });

  it('has one line for each source, without a stack, and later the number of suppressed lines', () => {
    for (let i = 0; i < 5; i += 1) logger.error('the sweep failed', stack, 'mail');
    logger.error('the log was not sealed', stack, 'logs');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('[mail] the sweep failed: Connection terminated unexpectedly');
    expect(lines.join('')).not.toContain('pg/client.js');
    now += 40_000;
    logger.error('the sweep failed', stack, 'mail');
    expect(lines[2]).toContain('(and 4 like it)');
  });

  it('has one line for refused requests too, and lists errors as they are thrown', () => {
    const refused = { request: 'a', method: 'GET', path: '/api/candidates', code: 'unavailable' };
    logger.error(refused, stack, 'http');
    logger.error({ ...refused, request: 'b' }, 'DomainError: unavailable\n    at limits', 'http');
    logger.error(new Error('the database system is shutting down'), 'Scheduler');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('[Scheduler] the database is away: the database system is shutting down');
  });

  it('has every other message in full, every time', () => {
    for (let i = 0; i < 2; i += 1) logger.error('broken', 'TypeError: x is not a function\n    at y', 'http');
    expect(lines.filter((line) => line.includes('broken'))).toHaveLength(2);
    expect(lines.join('')).toContain('at y');
  });

  it('has the stack of every other thrown error, without its statement and values', () => {
    const detail = 'Key (email)=(ana@example.com) already exists.';
    const cause = Object.assign(new Error('duplicate key value'), { code: '23505', detail });
    const error = new QueryFailedError('INSERT INTO correos VALUES ($1)', ['ana@example.com'], cause);
    logger.error(error, 'Scheduler');
    new OutageLogger({ json: true, colors: false }).error(error, 'Scheduler');
    expect(lines.join('').match(/Scheduler/g)).toHaveLength(2);
    expect(
      lines
        .join('')
        .match(/QueryFailedError: duplicate key value\n|QueryFailedError: duplicate key value\\n/g),
    ).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/ana@example|INSERT/);
  });
});
