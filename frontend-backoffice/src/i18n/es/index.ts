import { candidates } from './candidates';
import { home } from './home';
import { integrations } from './integrations';
import { interviews } from './interviews';
import { mail } from './mail';
import { panel } from './panel';
import { people } from './people';
import { privacy } from './privacy';
import { vacancies } from './vacancies';
import { reactAdmin } from './reactAdmin';

/** Every text in Spanish: react-admin's own, names and fields of resources, and each room's under its name. */
export const es = {
  ...reactAdmin,
  ...{
    candidates,
    home,
    integrations,
    interviews,
    mail,
    panel,
    people,
    privacy,
    vacancies,
  },
  resources: {
    ...candidates.resources,
    ...home.resources,
    ...integrations.resources,
    ...interviews.resources,
    ...mail.resources,
    ...panel.resources,
    ...people.resources,
    ...privacy.resources,
    ...vacancies.resources,
  },
};
