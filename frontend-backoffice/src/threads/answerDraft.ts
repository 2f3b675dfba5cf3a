const keyOf = (candidateId: string) => `conversacion:${candidateId}`;

/** The unsent answer to a candidate, kept in this tab so that an ended session loses nothing typed. */
export const answerDraft = {
  read: (candidateId: string) => sessionStorage.getItem(keyOf(candidateId)) ?? '',
  keep(candidateId: string, text: string) {
    if (text) sessionStorage.setItem(keyOf(candidateId), text);
    else sessionStorage.removeItem(keyOf(candidateId));
  },
};
