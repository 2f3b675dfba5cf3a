import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { PreferencesRequest, PreferencesResponse } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('preferences')
@Controller('preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  /** How the person who is signed in likes to work. */
  @Get()
  @Requires('own:read')
  getPreferences(@CurrentActor() { userId }: Actor): Promise<PreferencesResponse> {
    return this.preferences.get(userId);
  }

  /** Sets the preferences that are given; null clears one. */
  @Put()
  @Requires('own:write')
  updatePreferences(
    @CurrentActor() { userId }: Actor,
    @Body() body: PreferencesRequest,
  ): Promise<PreferencesResponse> {
    return this.preferences.set(userId, body);
  }
}
