import { createBrowserClient } from '@hiring/contract/browser-client';
import { UNKNOWN_ERROR } from './api';
import { OFFLINE } from './offline';

export const client = createBrowserClient({ words: { offline: OFFLINE(), unexpected: UNKNOWN_ERROR() } });
