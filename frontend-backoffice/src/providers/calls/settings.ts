import type { Schemas } from '@hiring/contract/api';
import { api } from '../client';
import { one } from './params';

export type Settings = Schemas['SettingsResponse'];
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

/** Requests of the administration panel. */
export const settingsCalls = {
  /** Replaces the password whoever wrote it last: nobody sees the one that is set. */
  saveMailPassword: async (smtp_password: string) => {
    const { version } = await api.get('/api/config');
    return api.put('/api/config', { body: { smtp_password, version } });
  },
  tryMailServer: () => api.post('/api/config/smtp/test'),
  companyInfo: () => api.get('/api/config/company'),
  rejectionDelay: () => api.get('/api/config/rejection-delay'),
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
