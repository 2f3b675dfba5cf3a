import { Inject, Injectable } from '@nestjs/common';
import SCIMMY from 'scimmy';
import { DataSource, Not } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { ChangeUser } from '../../auth/users/change-user.js';
import { CreateUser } from '../../auth/users/create-user.js';
import { CreateUserRequest } from '../../auth/users/user.dto.js';
import { toScimError } from './scim-problems.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { invalid } from '../../platform/errors/domain-error.js';
import { safeInstance } from '../../platform/http/addresses/safe-instance.js';
import { toFieldErrors } from '../../platform/http/validation/validation-errors.js';
import { isUUID, validateSync } from 'class-validator';

/** As the protocol shows an account. */
interface ScimUser {
  id: string;
  userName: string;
  name: { givenName?: string | undefined; familyName?: string | undefined };
  active: boolean;
  emails: { value: string; type: 'work'; primary: boolean }[];
  meta: { created: Date; lastModified: Date };
}

/** What handlers of the library are given: they belong to the process, this to the request. */
interface Context {
  users: ScimUsers;
  actor: Actor;
}

const { User: UserResource } = SCIMMY.Resources;
const contextOf = (context: unknown): Context => context as Context;
const told = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw toScimError(error);
  });
/** Where HR works, if there is such a position. */
const HR_POSITION = 'rrhh';

SCIMMY.Config.set({
  patch: { supported: true },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  bulk: { supported: false },
  sort: { supported: true },
  etag: { supported: false },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'API key', description: 'Authorization: Bearer with a key of its own' },
  ],
});
SCIMMY.Resources.declare(UserResource);
UserResource.ingress(async ({ id }, data, context) => {
  const { users, actor } = contextOf(context);
  const given = data as unknown as Partial<ScimUser>;
  return told(id ? users.change(actor, id, given) : users.create(actor, given));
})
  .egress(async (resource, context) => {
    const { users } = contextOf(context);
    if (resource.id) return users.get(resource.id);
    const all = await users.list();
    if (!resource.filter) return all;
    const found = resource.filter.match(all.map(inLowerCase)) as ScimUser[];
    const matching = new Set(found.map(({ id }) => id));
    return all.filter(({ id }) => matching.has(id));
  })
  .degress(async ({ id }, context) => {
    const { users, actor } = contextOf(context);
    await told(users.change(actor, id ?? '', { active: false }));
  });

/**
 * Staff accounts for a company's directory (SCIM 2.0, RFC 7643 and 7644): a new one is an invitation, an inactive one is
 * closed with its sessions. Names and addresses stay the account's own; candidates are not shown.
 */
@Injectable()
export class ScimUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly creating: CreateUser,
    private readonly changing: ChangeUser,
    private readonly departments: DepartmentsService,
    @Inject(ENVIRONMENT) { appUrl }: Pick<Environment, 'appUrl'>,
  ) {
    // Addresses of accounts are whole URIs (RFC 7643, 3.1).
    UserResource.basepath(`${appUrl}/scim/v2`);
  }

  /** A resource of the library, bound to this request. */
  bind(actor: Actor): Context {
    return { users: this, actor };
  }

  async list(): Promise<ScimUser[]> {
    const staff = { where: { role: Not('candidate' as const) }, order: { created_at: 'ASC' as const } };
    return (await this.dataSource.manager.find(User, staff)).map(toScim);
  }

  /** @throws {SCIMMY.Types.Error} 404. */
  async get(id: string): Promise<ScimUser> {
    const known = isUUID(id) ? { id, role: Not('candidate' as const) } : null;
    const user = known && (await this.dataSource.manager.findOneBy(User, known));
    if (!user) throw new SCIMMY.Types.Error(404, '', `Resource ${id} not found`);
    return toScim(user);
  }

  /** Invites. A directory knows no positions: it is HR's, or the first that staff may have. */
  async create(actor: Actor, { userName, name, active }: Partial<ScimUser>): Promise<ScimUser> {
    const request = safeInstance(CreateUserRequest, {
      email: userName,
      nombre: name?.givenName,
      apellidos: name?.familyName,
      role: 'rrhh',
      ...(await this.place()),
      invitar: true,
    });
    // No pipe of the API has seen it: an invitation to something that is no address would arrive nowhere.
    const wrong = toFieldErrors(validateSync(request, { stopAtFirstError: true }));
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    const { id } = await this.creating.execute(actor, request);
    return active === false ? this.change(actor, id, { active }) : this.get(id);
  }

  /** Opens or closes the account. */
  async change(actor: Actor, id: string, { active }: Partial<ScimUser>): Promise<ScimUser> {
    await this.get(id);
    if (active !== undefined)
      await this.changing.execute(actor, id, { status: active ? 'active' : 'inactive' });
    return this.get(id);
  }

  private async place(): Promise<{ departamento: string; posicion: string }> {
    const offered = (await this.departments.list('personal')).flatMap(({ codigo, posiciones }) =>
      posiciones.map(({ value }) => ({ departamento: codigo, posicion: value })),
    );
    const place = offered.find(({ posicion }) => posicion === HR_POSITION) ?? offered[0];
    if (!place) throw invalid({ departamento: ['No hay ningún departamento para el personal'] });
    return place;
  }
}

/** As a filter is compared with it, whose addresses are in lower case. */
const inLowerCase = ({ userName, emails, ...rest }: ScimUser): ScimUser => ({
  ...rest,
  userName: userName.toLowerCase(),
  emails: emails.map(({ value, ...email }) => ({ ...email, value: value.toLowerCase() })),
});

const toScim = ({ id, email, nombre, apellidos, activo, created_at, updated_at }: User): ScimUser => ({
  id,
  userName: email,
  name: { givenName: nombre ?? undefined, familyName: apellidos ?? undefined },
  active: activo,
  emails: [{ value: email, type: 'work', primary: true }],
  meta: { created: created_at, lastModified: updated_at },
});
