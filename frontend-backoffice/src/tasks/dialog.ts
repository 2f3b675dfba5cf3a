import { lazyPart } from '../ui/lazy';

/** A task, new or changed, over the screen that it is made from: read when it is opened. */
export const TaskDialog = lazyPart(() => import('./TaskDialog'), 'TaskDialog');
