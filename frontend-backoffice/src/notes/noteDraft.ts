const keyOf = (candidateId: string) => `nota:${candidateId}`;

/** The unsaved note about a candidate, kept in this tab so that an ended session loses nothing typed. */
export const noteDraft = {
  read: (candidateId: string) => sessionStorage.getItem(keyOf(candidateId)) ?? '',
  keep(candidateId: string, text: string) {
    if (text) sessionStorage.setItem(keyOf(candidateId), text);
    else sessionStorage.removeItem(keyOf(candidateId));
  },
};
