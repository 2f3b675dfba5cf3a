import { Body, Controller, Delete, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, ForPeople, NeedsProof, Requires } from '../../../platform/auth/decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { Action } from '../../../platform/http/action.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { SendsHeader } from '../../../platform/openapi/headers/sends-header.js';
import { TryProvider } from '../try-provider.js';
import {
  ChangeOidcProviderRequest,
  OidcLastTrialResponse,
  OidcProviderResponse,
  OidcTripResponse,
  SaveOidcProviderRequest,
} from './oidc-provider.dto.js';
import { OidcProviders } from './oidc-providers.service.js';

/** The identity providers at which staff sign in. */
@ApiTags('config')
@Controller('config/oidc-providers')
@ForPeople()
export class OidcProvidersController {
  constructor(
    private readonly providers: OidcProviders,
    private readonly trial: TryProvider,
  ) {}

  /** Three at most, in the order of their buttons. */
  @Get()
  @Requires('config:read')
  listOidcProviders(): Promise<OidcProviderResponse[]> {
    return this.providers.list();
  }

  /** Adds one, switched off. Administrators are told. */
  @Post()
  @Idempotent()
  @Requires('config:write')
  @NeedsProof()
  @Refuses('oidc_provider_exists', 'oidc_providers_limit')
  @LocationHeader('/api/config/oidc-providers')
  createOidcProvider(
    @CurrentActor() actor: Actor,
    @Body() body: SaveOidcProviderRequest,
  ): Promise<OidcProviderResponse> {
    return this.providers.create(actor, body);
  }

  /** Changes it. Another issuer, client or secret switches it off until it is tried again. Administrators are told. */
  @Put(':id')
  @Requires('config:write')
  @NeedsProof()
  @Refuses(
    'conflict',
    'oidc_provider_exists',
    'oidc_provider_not_found',
    'oidc_untried',
    'password_admin_needed',
  )
  updateOidcProvider(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: ChangeOidcProviderRequest,
  ): Promise<OidcProviderResponse> {
    return this.providers.change(actor, id, body);
  }

  /** Deletes it, and who entered by it. Administrators are told. */
  @Delete(':id')
  @Requires('config:write')
  @NeedsProof()
  @Refuses('oidc_provider_not_found')
  @HttpCode(204)
  deleteOidcProvider(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.providers.remove(actor, id);
  }

  /** Begins a trial: the whole way to the provider and back, without signing in. */
  @Action(':id/try')
  @Requires('config:write')
  @Refuses('oidc_provider_not_found', 'oidc_unavailable', 'provider_unusable')
  @SendsHeader('Set-Cookie')
  tryOidcProvider(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcTripResponse> {
    return this.trial.begin(actor, id, response);
  }

  /** What the asking administrator's last trial brought. */
  @Get(':id/trial')
  @Requires('config:read')
  @Refuses('oidc_provider_not_found')
  getOidcTrial(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<OidcLastTrialResponse> {
    return this.trial.last(actor, id);
  }
}
