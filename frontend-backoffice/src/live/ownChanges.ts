/** Applications that this screen is changing just now, and the versions that it has made. */
const underWay = new Map<string, number>();
const made = new Map<string, number>();

/**
 * The stream tells of one's own changes too, often before the answer arrives: they are no news to whoever made them.
 */
export const ownChanges = {
  begin(applicationId: string): void {
    underWay.set(applicationId, (underWay.get(applicationId) ?? 0) + 1);
  },
  end(applicationId: string, version?: number): void {
    const left = (underWay.get(applicationId) ?? 1) - 1;
    if (left > 0) underWay.set(applicationId, left);
    else underWay.delete(applicationId);
    if (version !== undefined) made.set(applicationId, version);
  },
  includes(applicationId: string, version: number): boolean {
    return underWay.has(applicationId) || version <= (made.get(applicationId) ?? 0);
  },
};
