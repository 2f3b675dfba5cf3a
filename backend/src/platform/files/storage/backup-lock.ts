/**
 * An advisory lock id that only this product uses. A backup holds the lock in its session from before its snapshot
 * until the last file is read. Meanwhile no object is removed, because the snapshot may reference it.
 */
export const BACKUP_LOCK = 7_140_230;
