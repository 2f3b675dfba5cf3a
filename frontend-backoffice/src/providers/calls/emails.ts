import type { Schemas } from '@hiring/contract/api';
import { api } from '../client';
import { keyed, one } from './params';

/** E-mails, those held after a restore, and the templates. */
export const emailCalls = {
  resendEmail: (id: string) => api.post('/api/emails/{id}/resend', one(id)),
  sendEmailNow: (id: string) => api.post('/api/emails/{id}/send-now', one(id)),
  cancelEmail: (id: string) => api.post('/api/emails/{id}/cancel', one(id)),
  draftMessage: (body: Schemas['DraftRequest']) => api.post('/api/emails/draft', { body }),
  previewMessage: (body: Schemas['MessageRequest']) => api.post('/api/emails/preview', { body }),
  sendMessage: (body: Schemas['MessageRequest'], key: string) =>
    api.post('/api/emails', { ...keyed(key), body }),
  // Each call answers the state of the held e-mails.
  heldEmails: () => api.get('/api/held-emails'),
  releaseHeldEmails: () => api.post('/api/held-emails/release'),
  cancelHeldEmails: () => api.post('/api/held-emails/cancel'),
  finishHeldReview: () => api.post('/api/held-emails/finish'),
  template: (id: string) => api.get('/api/templates/{id}', one(id)),
  templateVersions: (id: string) => api.get('/api/templates/{id}/versions', one(id)),
  restoreTemplate: (id: string, body: Schemas['RestoreTemplateRequest']) =>
    api.post('/api/templates/{id}/restore', { ...one(id), body }),
  previewTemplate: (id: string, body: Schemas['TryTemplateRequest']) =>
    api.post('/api/templates/{id}/preview', { ...one(id), body }),
  testTemplate: (id: string, body: Schemas['TryTemplateRequest']) =>
    api.post('/api/templates/{id}/test', { ...one(id), body }),
};
