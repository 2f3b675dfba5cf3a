/**
 * Any number that only this product uses. Who takes a backup holds it, as a lock of its session, from before the view it
 * reads until the last file is read: meanwhile no object is removed that the view may name.
 */
export const BACKUP_LOCK = 7_140_230;
