import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { User } from '../../src/auth/user.entity.js';
import { ADMIN, DEMO_CANDIDATE, MANAGER } from '../../src/demo/accounts.js';
import { pdf } from '../candidates/application-form.js';
import { tableOf, WORDS } from '../security/full-world.js';
import type { World } from '../world.js';
import type { Printed } from './operations.js';
import { GIVEN } from './given.js';
import type { Given, Real } from './real.js';
import { Rows } from './rows.js';

/** The id used for every id in the API document. */
const INVENTED = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';
const MAIL = 'message/rfc822';
/** The placeholder of a file. */
const FILE = '(bytes)';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A demo account with the permission. */
function accountWith(permission: string | undefined): string {
  if (permission?.startsWith('own:')) return DEMO_CANDIDATE;
  return permission?.startsWith('team:') ? MANAGER.email : ADMIN.email;
}

/**
 * Sends the examples as they are printed. Only values that differ in each installation are replaced: see {@link Real}.
 * `given` creates what they presuppose.
 */
export class ExampleCaller {
  private readonly rows: Rows;
  private addresses = 0;

  constructor(
    private readonly world: World,
    private readonly given: Given = GIVEN,
  ) {
    this.rows = new Rows(world);
  }

  close(): Promise<void> {
    return this.rows.close();
  }

  /** Without any replacement, each from an address of its own. */
  async sendLiterally(operation: Printed): Promise<Response> {
    const query = new URLSearchParams();
    let path = operation.path;
    for (const { in: place, name, example } of operation.parameters) {
      if (example === undefined) continue;
      if (place === 'query') query.set(name, textOf(example));
      else path = path.replace(`{${name}}`, textOf(example));
    }
    const filled = query.size > 0 ? `${path}?${query.toString()}` : path;
    const from = { 'x-forwarded-for': `198.51.100.${(this.addresses += 1) % 250}` };
    const headers = { ...(await this.callerOf(operation, {})), ...from };
    return this.request(operation, filled, headers, { sent: operation.body?.example ?? {}, real: {} });
  }

  async send(operation: Printed): Promise<Response> {
    await this.world.dataSource.query('DELETE FROM rate_limits');
    const real = (await this.given[operation.name]?.(this.rows)) ?? {};
    const path = await this.pathOf(operation, real);
    const headers = real.header ?? (await this.callerOf(operation, real));
    const { body } = operation;
    const printed = body
      ? ((await this.withIds(body.example, real.body ?? {})) as Record<string, unknown>)
      : {};
    const sent = { ...printed, ...(await this.versionOf(operation, path, printed)), ...real.body };
    return this.request(operation, path, headers, { sent, real });
  }

  private async request(
    { method, body }: Printed,
    path: string,
    headers: Record<string, string>,
    { sent, real }: { sent: Record<string, unknown>; real: Real },
  ): Promise<Response> {
    const request = this.world.agent()[method](path).set(headers);
    if (!body) return request;
    if (!body.type.startsWith('multipart/'))
      return request.type(body.type).send(real.raw ?? (body.type === MAIL ? '' : sent));
    for (const [name, value] of Object.entries(sent)) {
      const files = [value].flat().filter((one) => one === FILE || Buffer.isBuffer(one));
      for (const file of files) {
        void request.attach(name, file === FILE ? pdf(randomUUID()) : file, real.file ?? 'CV.pdf');
      }
      if (files.length === 0)
        void request.field(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return request;
  }

  private async pathOf({ path, permission, parameters }: Printed, real: Real): Promise<string> {
    let filled = path;
    const query = new URLSearchParams();
    for (const { in: place, name, example } of parameters) {
      if (place === 'query') {
        const known =
          example === INVENTED && this.rows.knows(name) ? await this.rows.named(name, permission) : example;
        const value = real.query?.[name] ?? known;
        if (value !== undefined) query.set(name, textOf(value));
        continue;
      }
      const offset = filled.indexOf(`{${name}}`);
      const table = tableOf(path.slice(0, path.indexOf(`{${name}}`) + name.length + 2));
      const row = this.rows.knows(name)
        ? await this.rows.named(name)
        : table === undefined
          ? undefined
          : await this.rows.any(table, permission);
      const value =
        real.path?.[name] ?? WORDS[name] ?? row ?? example ?? WORDS[`${path.split('/')[2]}.${name}`];
      filled = `${filled.slice(0, offset)}${textOf(value)}${filled.slice(offset + name.length + 2)}`;
    }
    return query.size > 0 ? `${filled}?${query.toString()}` : filled;
  }

  private async callerOf({ permission }: Printed, real: Real): Promise<Record<string, string>> {
    if (!permission && !real.user) return {};
    const email = accountWith(permission);
    const user =
      real.user ?? (await this.world.dataSource.manager.findOneByOrFail(User, { email_normalizado: email }));
    const { accessToken } = await this.world.given.session(user);
    return { authorization: `Bearer ${accessToken}` };
  }

  /** The record's own, where the body asks for one; 0 says that there is none yet. */
  private async versionOf(
    { path }: Printed,
    filled: string,
    { version }: Record<string, unknown>,
  ): Promise<object> {
    const end = path.lastIndexOf('}');
    const table = end < 0 ? undefined : tableOf(path.slice(0, end + 1));
    if (typeof version !== 'number' || version === 0 || table === undefined) return {};
    const place = path.slice(0, end).split('/').length - 1;
    const now = await this.rows.versionOf(table, filled.split('/')[place] ?? '');
    return now === undefined ? {} : { version: now };
  }

  /** The same with existing ids, by field name. */
  private async withIds(value: unknown, known: object, name = ''): Promise<unknown> {
    if (name in known) return value;
    if (value === INVENTED) return this.rows.named(name);
    if (Array.isArray(value)) {
      return Promise.all(value.map((one) => this.withIds(one, known, name)));
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([key, inner]): Promise<[string, unknown]> => [
      key,
      await this.withIds(inner, known, key),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }
}
