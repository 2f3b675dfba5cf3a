import { Body, Controller, Get, Post } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, NeedsProof, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { ApiKeyResponse, ApiKeyWithSecret, NewApiKeyRequest, RenewApiKeyRequest } from './api-key.dto.js';
import { ApiKeysService } from './api-keys.service.js';
import { WholeList } from '../../platform/http/lists/whole-list.js';

/** Keys by which other programs call this API. They are made by people: no key makes another. */
@ApiTags('api-keys')
@Controller('api-keys')
@ForPeople()
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  /** Every key, without its secret. */
  @Get()
  @WholeList('api-keys', { sort: ['created_at', 'nombre'], filter: {} })
  @Requires('integrations:read')
  listApiKeys(): Promise<ApiKeyResponse[]> {
    return this.keys.list();
  }

  /** One key, without its secret. */
  @Get(':id')
  @Requires('integrations:read')
  @Refuses('api_key_not_found')
  getApiKey(@IdParam() id: string): Promise<ApiKeyResponse> {
    return this.keys.get(id);
  }

  /** Makes a key. The answer has the key itself, which is never shown again. */
  @Post()
  @Idempotent({ secret: true })
  @LocationHeader('/api/api-keys', 'api_key')
  @NeedsProof()
  @Requires('integrations:write')
  @Refuses('api_key_name_taken', 'api_key_not_found', 'api_keys_limit')
  createApiKey(@CurrentActor() actor: Actor, @Body() order: NewApiKeyRequest): Promise<ApiKeyWithSecret> {
    return this.keys.create(order, actor);
  }

  /** A new key with the same permissions; the previous one is good for 24 hours more. */
  @Action(':id/renew')
  @NeedsProof()
  @Requires('integrations:write')
  @Refuses('api_key_ended', 'api_key_not_found')
  renewApiKey(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { dias }: RenewApiKeyRequest,
  ): Promise<ApiKeyWithSecret> {
    return this.keys.renew(id, dias, actor);
  }

  /** Ends the previous key of a renewal now. */
  @Action(':id/end-previous')
  @NeedsProof()
  @Requires('integrations:write')
  @Refuses('api_key_not_found')
  endPreviousApiKey(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ApiKeyResponse> {
    return this.keys.endOldSecret(id, actor);
  }

  /** Revokes a key for ever, from its next request on. */
  @Action(':id/revoke')
  @NeedsProof()
  @Requires('integrations:write')
  @Refuses('api_key_not_found')
  revokeApiKey(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ApiKeyResponse> {
    return this.keys.revoke(id, actor);
  }
}
