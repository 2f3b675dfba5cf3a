import { type RaRecord, useGetOne } from 'react-admin';
import type { Schemas } from '../providers/api';
import { ONLY } from '../providers/dataProvider';

/** The company as the public site names it. */
export const useCompany = () =>
  useGetOne<Schemas['CompanyInfo'] & RaRecord>('config/company', { id: ONLY }, { staleTime: 5 * 60_000 })
    .data;
