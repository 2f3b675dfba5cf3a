import type { SettingName } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { at, getJson, post, put, send } from './request';

export type Settings = Schemas['SettingsResponse'];
export type SettingValue = string | number | boolean;
export type CatalogueDepartment = Schemas['CatalogueDepartment'];

/** The figures of the panel's cards. */
export interface PanelFigures {
  totalUsers: number;
  activeVacancies: number;
  totalApplications: number;
  activeDepartments: number;
  vacancies: Schemas['VacancyStatistics'];
}

/** What the administration panel asks of the server. */
export interface SettingsCalls {
  settings(): Promise<Settings>;
  /** `version`: the one that was shown; a setting that was changed since then is refused. */
  saveSetting(name: SettingName, value: SettingValue, version: number): Promise<Settings>;
  tryMailServer(): Promise<Schemas['MailTrialResponse']>;
  panelFigures(): Promise<PanelFigures>;
  departmentCatalogue(): Promise<CatalogueDepartment[]>;
  createDepartment(request: Schemas['NewDepartmentRequest']): Promise<CatalogueDepartment>;
  updateDepartment(id: string, request: Schemas['DepartmentUpdate']): Promise<CatalogueDepartment>;
  orderDepartments(ids: readonly string[]): Promise<CatalogueDepartment[]>;
  removeDepartment(id: string): Promise<void>;
  createPosition(departmentId: string, request: Schemas['NewPositionRequest']): Promise<CatalogueDepartment>;
  updatePosition(
    departmentId: string,
    id: string,
    request: Schemas['PositionUpdate'],
  ): Promise<CatalogueDepartment>;
  orderPositions(departmentId: string, ids: readonly string[]): Promise<CatalogueDepartment>;
  removePosition(departmentId: string, id: string): Promise<CatalogueDepartment>;
}

const positions = (departmentId: string): string => `${at('/departments', departmentId)}/positions`;

async function panelFigures(): Promise<PanelFigures> {
  const [system, vacancies] = await Promise.all([
    getJson<Schemas['SystemStatistics']>('/stats/system').catch(
      because('Error cargando estadísticas del sistema'),
    ),
    getJson<PanelFigures['vacancies']>('/stats/vacancies').catch(
      because('Error cargando estadísticas de vacantes'),
    ),
  ]);
  const { totalUsers, totalApplications, activeDepartments } = system;
  return { totalUsers, totalApplications, activeDepartments, activeVacancies: vacancies.active, vacancies };
}

/** The same failure under the name that the specification gives it. */
const because =
  (title: string) =>
  (error: unknown): never => {
    throw new Error(error instanceof Error ? `${title}: ${error.message}` : title, { cause: error });
  };

export const settingsCalls: SettingsCalls = {
  settings: () => getJson('/config'),
  saveSetting: (name, value, version) => put('/config', { [name]: value, version }),
  tryMailServer: () => post('/config/smtp/test'),
  panelFigures,
  departmentCatalogue: () => getJson('/departments/catalogue'),
  createDepartment: (request) => post('/departments', request),
  updateDepartment: (id, request) => put(at('/departments', id), request),
  orderDepartments: (ids) => put('/departments/order', { ids }),
  removeDepartment: (id) => send('DELETE', at('/departments', id)),
  createPosition: (departmentId, request) => post(positions(departmentId), request),
  updatePosition: (departmentId, id, request) => put(at(positions(departmentId), id), request),
  orderPositions: (departmentId, ids) => put(`${positions(departmentId)}/order`, { ids }),
  removePosition: (departmentId, id) => send('DELETE', at(positions(departmentId), id)),
};
