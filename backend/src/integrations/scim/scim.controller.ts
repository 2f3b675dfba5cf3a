import {
  All,
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import SCIMMY from 'scimmy';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { filterOf, instanceOf, patchOf } from './scim-requests.js';
import { ScimProblems } from './scim-problems.js';
import { ScimUsers } from './scim-users.js';

type Asked = Record<string, string | string[]>;
type Message = Record<string, unknown>;
/** The library's own types of what programs send; it checks all of it. */
type Instance = Parameters<InstanceType<typeof SCIMMY.Resources.User>['write']>[0];
type Operations = Parameters<InstanceType<typeof SCIMMY.Resources.User>['patch']>[0];

/** Of the library's answer to a list, what is read here. */
interface Page {
  startIndex: number;
  totalResults: number;
}

const SCIM = 'application/scim+json; charset=utf-8';
const { User, ServiceProviderConfig, ResourceType, Schema } = SCIMMY.Resources;

const TEXTS = ['attributes', 'excludedAttributes', 'sortBy', 'sortOrder'];
const NUMBERS = ['startIndex', 'count'];

/** Of a query, what the protocol knows; a parameter that comes twice is one text, which the library refuses or ignores. */
const constraintsOf = (query: Asked): object =>
  Object.fromEntries([
    ...(query['filter'] ? [['filter', filterOf(String(query['filter']))]] : []),
    ...TEXTS.filter((name) => query[name]).map((name) => [name, String(query[name])]),
    ...NUMBERS.filter((name) => query[name]).map((name) => [name, Number(query[name])]),
  ]) as object;

const isEmpty = ({ Operations }: Message): boolean => Array.isArray(Operations) && Operations.length === 0;

/** SCIM 2.0 for directories, with an API key that has the permission. A protocol of its own, outside of the API document. */
@ApiExcludeController()
@Controller('scim/v2')
@Requires('users:provision')
@UseFilters(ScimProblems)
export class ScimController {
  constructor(private readonly users: ScimUsers) {}

  @Get('ServiceProviderConfig')
  @Header('Content-Type', SCIM)
  async getConfig(@Query() query: Asked): Promise<unknown> {
    return new ServiceProviderConfig(undefined, constraintsOf(query)).read();
  }

  @Get('ResourceTypes')
  @Header('Content-Type', SCIM)
  async listTypes(@Query() query: Asked): Promise<unknown> {
    return new ResourceType(undefined, constraintsOf(query)).read();
  }

  @Get('ResourceTypes/:id')
  @Header('Content-Type', SCIM)
  async getType(@Param('id') id: string): Promise<unknown> {
    return new ResourceType(id).read();
  }

  @Get('Schemas')
  @Header('Content-Type', SCIM)
  async listSchemas(@Query() query: Asked): Promise<unknown> {
    return new Schema(undefined, constraintsOf(query)).read();
  }

  @Get('Schemas/:id')
  @Header('Content-Type', SCIM)
  async getSchema(@Param('id') id: string): Promise<unknown> {
    return new Schema(id).read();
  }

  @Get('Users')
  @Header('Content-Type', SCIM)
  async listUsers(@CurrentActor() actor: Actor, @Query() query: Asked): Promise<unknown> {
    const page = (await new User(undefined, constraintsOf(query)).read(this.users.bind(actor))) as Page;
    // The library answers the first page again: whoever reads until there is nothing would never end.
    return page.startIndex > page.totalResults ? { ...page, Resources: [] } : page;
  }

  @Get('Users/:id')
  @Header('Content-Type', SCIM)
  async getUser(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<unknown> {
    return new User(id).read(this.users.bind(actor));
  }

  @Post('Users')
  @Header('Content-Type', SCIM)
  async createUser(@CurrentActor() actor: Actor, @Body() body: Message): Promise<unknown> {
    return new User().write(instanceOf(body) as Instance, this.users.bind(actor));
  }

  @Put('Users/:id')
  @Header('Content-Type', SCIM)
  async replaceUser(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: Message,
  ): Promise<unknown> {
    return new User(id).write(instanceOf(body) as Instance, this.users.bind(actor));
  }

  @Patch('Users/:id')
  @Header('Content-Type', SCIM)
  async updateUser(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: Message,
  ): Promise<unknown> {
    const patch = patchOf(body);
    const user = new User(id);
    const context = this.users.bind(actor);
    if (isEmpty(patch)) return user.read(context);
    // It answers nothing where nothing changes.
    return (await user.patch(patch as unknown as Operations, context)) ?? user.read(context);
  }

  /** Closes the account: its log entries name it. */
  @Delete('Users/:id')
  @HttpCode(204)
  async deleteUser(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    await new User(id).dispose(this.users.bind(actor));
  }

  /** Groups, bulk operations, searches by POST and `Me` are not offered. */
  @All('*rest')
  refuseOthers(): never {
    throw new SCIMMY.Types.Error(404, '', 'There is no such resource');
  }
}
