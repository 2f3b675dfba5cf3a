import type { SettingName } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { api } from '../client';
import { one } from './params';

export type Settings = Schemas['SettingsResponse'];
/** What a setting may be set to. */
export type SettingValue<Name extends SettingName> = NonNullable<Schemas['UpdateSettingsRequest'][Name]>;
export type CatalogueDepartment = Schemas['CatalogueDepartment'];

/** Rethrows an error with the specification's message. */
const because =
  (title: string) =>
  (error: unknown): never => {
    throw new Error(error instanceof Error ? `${title}: ${error.message}` : title, { cause: error });
  };

/** The figures on the panel's cards. */
async function panelFigures() {
  const [system, vacancies] = await Promise.all([
    api.get('/api/stats/system').catch(because('Error cargando estadísticas del sistema')),
    api.get('/api/stats/vacancies').catch(because('Error cargando estadísticas de vacantes')),
  ]);
  const { totalUsers, totalApplications, activeDepartments } = system;
  return { totalUsers, totalApplications, activeDepartments, activeVacancies: vacancies.active, vacancies };
}

export type PanelFigures = Awaited<ReturnType<typeof panelFigures>>;

/** Requests of the administration panel. */
export const settingsCalls = {
  settings: () => api.get('/api/config'),
  /** `version`: the displayed one; the server refuses a setting that has changed since. */
  saveSetting: <Name extends SettingName>(name: Name, value: SettingValue<Name>, version: number) =>
    api.put('/api/config', { body: { [name]: value, version } }),
  tryMailServer: () => api.post('/api/config/smtp/test'),
  companyInfo: () => api.get('/api/config/company'),
  rejectionDelay: () => api.get('/api/config/rejection-delay'),
  setRejectionDelay: (body: Schemas['RejectionDelay']) => api.put('/api/config/rejection-delay', { body }),
  answerTimes: () => api.get('/api/answer-times'),
  saveAnswerTimes: (body: Schemas['AnswerTimes']) => api.put('/api/answer-times', { body }),
  panelFigures,
  departmentCatalogue: () => api.get('/api/departments/catalogue'),
  createDepartment: (body: Schemas['NewDepartmentRequest']) => api.post('/api/departments', { body }),
  updateDepartment: (id: string, body: Schemas['DepartmentUpdate']) =>
    api.put('/api/departments/{id}', { ...one(id), body }),
  orderDepartments: (ids: readonly string[]) =>
    api.put('/api/departments/order', { body: { ids: [...ids] } }),
  removeDepartment: (id: string) => api.delete('/api/departments/{id}', one(id)),
};
