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
  ['a host that exists', 'createWebhook updateWebhook createOidcProvider saveChannel'],
  [
    'a webhook',
    'getWebhook getWebhookDeliveries deleteWebhook replayWebhook rotateSecretWebhook testWebhook',
  ],
  ['a delivery of a webhook', 'getWebhookDelivery replayWebhookDelivery'],
  [
    'what was read last in `version`, `updated_at`, `revision` or `visto`',
    `updateMyProfile updateCandidate updateCandidateFields updateTemplate savePrivacyNoticeDraft publishPrivacyNotice
     updateStatusRrhh setVacancyState saveVacancyWords`,
  ],
  ['ids of people of the list', 'prepareBulkAction'],
  ['a bulk action that was prepared', 'getBulkAction listBulkActionRows confirmBulkAction'],
  ['a bulk action that ran in the last minutes', 'undoBulkAction'],
  [
    'all ids of the list, in the order wanted',
    'orderCustomFields orderDepartments orderDepartmentPositions orderSavedViews',
  ],
  ['a position of that department', 'updateDepartment updateDepartmentPosition'],
  ['a position of that department that nobody uses', 'deleteDepartmentPosition'],
  ['a department that nobody uses', 'deleteDepartment'],
  ['an application of that person', 'requestDocument createNote offerSlots notifyCandidates'],
  ['an application in that state', 'notifyStatusChangeRrhh'],
  [
    'an open application',
    'withdrawApplication setInterviewEstado scheduleInterview createOffer getOfferProposal proposeForApplication',
  ],
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
  ['an account of a manager', 'setUserDepartments'],
  ['an interview to come', 'confirmInterview requestInterviewReschedule'],
  ['an interview that was not cancelled', 'downloadInterviewCalendar'],
  ['a provider of identity', 'tryOidcProvider getOidcTrial deleteOidcProvider'],
  ['a provider of identity that was tried with these settings', 'updateOidcProvider'],
  ['a sign-in at a provider of identity that asked for the second factor', 'finishOidc'],
  ['a logout token that the provider of identity has signed', 'endOidcSessions'],
  ['the answer of an authenticator to a challenge', 'createPasskey signInWithPasskey'],
  ['a passkey', 'updatePasskey deletePasskey'],
  [
    'that WhatsApp is switched on',
    'decideChannelConsent decideMyChannelConsent testChannel refreshWhatsappTemplates verifyWhatsapp',
  ],
  ['a notice that the provider has signed', 'receiveWhatsapp receiveSms'],
  ['a mailbox', 'testMailbox'],
  ['a whole mail as its body', 'receiveMail'],
  ['a mail that could not be assigned', 'assignMail discardMail'],
  ['an own message of the last ten seconds', 'takeBackMessage'],
  ['own fields with these names', 'updateApplicationFields'],
  ['a field of numbers', 'updateCustomField'],
  ['a field that no record has', 'deleteCustomField'],
  ['that no other template is for that position', 'updateOnboardingTemplate'],
  ['a template of a department', 'deleteOnboardingTemplate'],
  ['that no other answer has that title', 'updateSavedAnswer'],
  ['what a rule did', 'undoRuleRun'],
  ['an offer in draft', 'updateOffer requestOfferApproval'],
  ['an offer that waits for approval', 'approveOffer returnOffer'],
  ['an approved offer', 'sendOffer'],
  ['an offer that was sent', 'extendOffer withdrawOffer'],
  ['an offer that was signed and sealed', 'downloadSignedOffer'],
  ['a PKCS#12 file with this password', 'uploadSigningCertificate'],
  ['an incorporación that is open', 'failOnboarding'],
  ['an incorporación that has ended', 'reopenOnboarding'],
  ['an own incorporación with its first day', 'downloadFirstDay'],
  ['an own task', 'finishMyTask reopenMyTask writeMyValue finishTeamTask reopenTeamTask'],
  [
    'a task of that incorporación',
    'finishOnboardingTask reopenOnboardingTask writeOnboardingValue getOnboardingValue',
  ],
  ['a request in draft', 'updateRequisition requestRequisitionApproval'],
  ['a request that waits for approval', 'approveRequisition returnRequisition'],
  ['an approved request', 'makeVacancyOfRequisition linkVacancyToRequisition'],
  ['a request that was not cancelled', 'cancelRequisition'],
  ['a vacancy that was made from that request', 'unlinkVacancyFromRequisition'],
  ["something that waits for one's own approval", 'getTeamApproval decideTeamApproval'],
  ['an interview that one holds', 'getTeamInterviewSheet saveTeamInterviewNote'],
  ['an interview that one has held, and its criteria', 'giveTeamScorecard'],
  ['an interview that one has scored oneself, without a summary', 'summarizeScorecards'],
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
