import { sharedState } from './sharedState';

/** The container of notices while a record is open, because everything outside the record is hidden from keyboards. */
export const { set: setNoticeHost, useValue: useNoticeHost } = sharedState<HTMLElement | null>(null);
