const keyOf = (applicationId: string) => `mensaje-candidato:${applicationId}`;

/** The unsent message of an application, kept in this tab so that an ended session loses nothing typed. */
export const messageDraft = {
  read: (applicationId: string) => sessionStorage.getItem(keyOf(applicationId)) ?? '',
  keep(applicationId: string, text: string) {
    if (text) sessionStorage.setItem(keyOf(applicationId), text);
    else sessionStorage.removeItem(keyOf(applicationId));
  },
  drop: (applicationId: string) => sessionStorage.removeItem(keyOf(applicationId)),
};
