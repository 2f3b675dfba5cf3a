import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataHooks } from '../platform/personal-data/personal-data-hooks.js';
import { Preference } from './preference.entity.js';
import { SavedView } from './saved-view.entity.js';

/** What this module holds about a person, for a copy; the rows go with the account. */
@Injectable()
export class PreferencesData implements OnModuleInit {
  constructor(private readonly hooks: PersonalDataHooks) {}

  onModuleInit(): void {
    this.hooks.register({
      name: 'preferencias',
      read: async (manager, { userId }) => {
        if (!userId) return { data: null };
        const [preferences, views] = await Promise.all([
          manager.findBy(Preference, { user_id: userId }),
          manager.find(SavedView, { where: { user_id: userId }, order: { orden: 'ASC' } }),
        ]);
        return {
          data: {
            preferencias: preferences.map(({ clave, valor }) => ({ clave, valor })),
            vistas: views.map(({ nombre, consulta }) => ({ nombre, consulta })),
          },
        };
      },
    });
  }
}
