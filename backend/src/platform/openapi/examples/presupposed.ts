import { type ApiDocument, routesOf } from '../document-shape.js';

/**
 * What the request examples presuppose beyond existing ids, by operation. A slow spec sends every example to the demo
 * data: one that is refused must be here.
 */
const PRESUPPOSED: readonly (readonly [what: string, operations: string])[] = [
  [
    'the one-time token of a message',
    `confirmAlert resumeAlert unsubscribeFromAlert confirmEmailChange objectToEmailChange signInWithLink resetPassword
     verifyEmail confirmErasure eraseByKeepingLink renewByKeepingLink unsubscribeFromProposals`,
  ],
  [
    "the account's own password",
    `changeMyPassword requestEmailChange signIn proofAuth disableTwoFactor renewRecoveryCodes startTwoFactor
     requestMyErasure`,
  ],
  ['the refresh token of a session', 'refreshSession'],
  ['a sign-in that asked for the second factor', 'signInWithSecondFactor'],
  ['that the second factor was begun', 'confirmTwoFactor'],
  ['another session of the account', 'endMySession'],
  ['the `METRICS_TOKEN` of the installation', 'getMetrics'],
  ['the secret file name of a calendar', 'readCalendarFeed'],
  ['a host that exists', 'createWebhook updateWebhook'],
  [
    'a webhook',
    'getWebhook getWebhookDeliveries deleteWebhook replayWebhook rotateSecretWebhook testWebhook',
  ],
  ['a delivery of a webhook', 'getWebhookDelivery replayWebhookDelivery'],
  [
    'what was read last in `version`, `updated_at`, `revision` or `visto`',
    `updateMyProfile updateCandidate updateTemplate savePrivacyNoticeDraft publishPrivacyNotice updateStatusRrhh
     setVacancyState`,
  ],
  ['ids of people of the list', 'prepareBulkAction'],
  ['a bulk action that was prepared', 'getBulkAction listBulkActionRows confirmBulkAction'],
  ['a bulk action that ran in the last minutes', 'undoBulkAction'],
  ['all ids of the list, in the order wanted', 'orderDepartments orderDepartmentPositions orderSavedViews'],
  ['a position of that department', 'updateDepartment updateDepartmentPosition'],
  ['a position of that department that nobody uses', 'deleteDepartmentPosition'],
  ['a department that nobody uses', 'deleteDepartment'],
  ['an application of that person', 'requestDocument createNote offerSlots notifyCandidates'],
  ['an application in that state', 'notifyStatusChangeRrhh'],
  ['an open application', 'withdrawApplication setInterviewEstado scheduleInterview'],
  ['a move that was just made', 'undoApplicationMove'],
  [
    'a document that was asked for',
    'getDocument downloadDocumentFile uploadDocumentFile uploadDocumentPhotos acceptDocument cancelDocument refuseDocument',
  ],
  ['a CV', 'downloadCandidateCv downloadCandidateCvVersion downloadMyDraftCv'],
  ['photos in JPEG or PNG', 'uploadMyDraftCvPhotos uploadDocumentPhotos'],
  ['that there is no CV yet', 'chooseWrittenCv'],
  ['a folder of CVs', 'listImportCvs addImportCv'],
  ['a CV in such a folder', 'downloadImportCvFile updateImportCv confirmImportCv deleteImportCv'],
  ['a list that waits for its columns, and as many as it has', 'planImport'],
  ['a list whose columns were confirmed', 'decideImportRow confirmImport'],
  ['a list that was not confirmed', 'deleteImport'],
  ['a list that is being imported', 'cancelImport'],
  ['a list that was imported', 'undoImport'],
  ['an own note', 'updateNote removeNote'],
  ['an own note that was taken away', 'restoreNote'],
  ['an own view', 'getSavedView updateSavedView deleteSavedView'],
  ['an invitation to choose an hour', 'getSlotInvitation revokeSlotInvitation'],
  ['an interview that has been held, and its criteria', 'giveScorecard requestScorecard'],
  ['a scorecard that was asked for', 'revokeScorecardRequest'],
  ['answers to the people of a vacancy', 'listVacancyAnswerRows'],
  ['a vacancy in draft or paused', 'updateVacancy deleteVacancyWords'],
  ['a vacancy that nobody applied to', 'deleteVacancy'],
  ['a vacancy with people who wait for an answer', 'answerAllOfVacancy'],
  ['an active vacancy', 'inviteToVacancy previewVacancyInvitation'],
  ['a link that brought nobody', 'deleteTrackingLink'],
  ['a reason of another name', 'updateRejectionReason'],
  ['a message that has not been sent', 'cancelEmail'],
  ['a message that waits for its time', 'sendEmailNow'],
  ['a message whose sending has ended', 'resendEmail'],
  ['two records of one person, as they were read last', 'mergeCandidates'],
  ['a merge of the last days', 'undoMerge'],
  ['a request whose identity was checked', 'downloadPrivacyRequestCopy'],
  [
    'an open request',
    `erasePrivacyRequest extendPrivacyRequest confirmPrivacyRequestIdentity resolvePrivacyRequest
     startPrivacyRequest denyPrivacyRequest`,
  ],
  ['an account of staff without a password', 'inviteUser'],
];

export const PRESUPPOSED_BY: ReadonlyMap<string, string> = new Map(
  PRESUPPOSED.flatMap(([what, operations]) =>
    operations.split(/\s+/).map((operation) => [operation, what] as const),
  ),
);

/** Says at each operation what its example presupposes. @throws when one of them does not exist. */
export function sayWhatExamplesPresuppose(document: ApiDocument): void {
  const unknown = new Set(PRESUPPOSED_BY.keys());
  for (const { operation } of routesOf(document)) {
    const what = PRESUPPOSED_BY.get(operation.operationId);
    if (what === undefined) continue;
    unknown.delete(operation.operationId);
    operation.description = `${operation.description ?? ''}\n\nThe example presupposes ${what}.`.trim();
  }
  if (unknown.size > 0) throw new Error(`No operation is called ${[...unknown].join(', ')}`);
}
