import { Module } from '@nestjs/common';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

/** Owns personal preferences: `preferencias_usuario`, `vistas_guardadas`. */
@Module({
  controllers: [PreferencesController, SavedViewsController],
  providers: [PreferencesService, SavedViewsService],
  exports: [SavedViewsService],
})
export class PreferencesModule {}
