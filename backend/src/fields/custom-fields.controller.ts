import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { LocationHeader } from '../platform/http/headers/location-header.js';
import { Idempotent } from '../platform/http/idempotency/idempotent.js';
import { recordOf, WholeList } from '../platform/http/lists/whole-list.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import {
  CustomFieldRequest,
  CustomFieldResponse,
  CustomFieldSchemas,
  CustomFieldsOrder,
  CustomFieldUpdate,
} from './custom-field.dto.js';
import { CustomFieldsService } from './custom-fields.service.js';

/** Fields of the company's own, of people, applications and vacancies. */
@ApiTags('custom-fields')
@Controller('custom-fields')
export class CustomFieldsController {
  constructor(private readonly fields: CustomFieldsService) {}

  /** All, by noun in their order, archived ones last. */
  @Get()
  @WholeList('custom-fields', { sort: ['orden'], filter: {} })
  @Requires('candidates:read')
  listCustomFields(): Promise<CustomFieldResponse[]> {
    return this.fields.list();
  }

  /** JSON Schema of `campos` of each noun, as this installation has it now. */
  @Get('schema')
  @Requires('candidates:read')
  getCustomFieldSchemas(): Promise<CustomFieldSchemas> {
    return this.fields.schemas();
  }

  /** One field. */
  @Get(':id')
  @Requires('candidates:read')
  @Refuses('custom_field_not_found')
  async getCustomField(@IdParam() id: string): Promise<CustomFieldResponse> {
    return recordOf(await this.fields.list(), id, 'custom_field_not_found');
  }

  /** Adds one behind those of its noun. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/custom-fields')
  @Requires('fields:write')
  @Refuses('custom_fields_limit')
  createCustomField(
    @CurrentActor() actor: Actor,
    @Body() request: CustomFieldRequest,
  ): Promise<CustomFieldResponse> {
    return this.fields.create(request, actor);
  }

  /** Puts the fields of a noun that are in use into this order. */
  @Put('order')
  @Requires('fields:write')
  @Refuses('custom_fields_order_stale')
  orderCustomFields(@Body() request: CustomFieldsOrder): Promise<CustomFieldResponse[]> {
    return this.fields.reorder(request);
  }

  /** Changes, archives or brings back one. Its noun and its kind stay. */
  @Put(':id')
  @Requires('fields:write')
  @Refuses('custom_field_not_found', 'custom_field_stale', 'custom_fields_limit')
  updateCustomField(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: CustomFieldUpdate,
  ): Promise<CustomFieldResponse> {
    return this.fields.update(id, request, actor);
  }

  /** Deletes one that no record has a value of. */
  @Delete(':id')
  @Requires('fields:write')
  @Refuses('custom_field_in_use', 'custom_field_not_found')
  deleteCustomField(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CustomFieldResponse> {
    return this.fields.remove(id, actor);
  }
}
