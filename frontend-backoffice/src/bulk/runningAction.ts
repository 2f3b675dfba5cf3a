import { sharedState } from '../ui/sharedState';
import type { BulkAction } from './selection';

/** The action that was confirmed last: shown over every screen until it is put away. */
export const { set: showRunning, useValue: useRunningAction } = sharedState<BulkAction | null>(null);
