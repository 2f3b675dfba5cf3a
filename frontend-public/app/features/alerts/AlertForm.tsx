import { t } from '@lingui/core/macro';
import type { VacancyCriteria } from '@hiring/contract/web';
import { Form, useNavigation } from 'react-router';
import { Alert } from '../../ui/Alert';
import { Button, type ButtonLook } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { TextField } from '../../ui/Field';
import { localPath } from '../../lib/language/language';
import { NOTICE_VERSION } from '../privacy/notice';
import { alertPath } from './alert-address';
import { AlertNotice } from './AlertNotice';
import type { Outcome } from './outcome';

interface AlertFormProps {
  search: VacancyCriteria;
  /** `signal` when the form is the page's main purpose. */
  look: ButtonLook;
  /** The address of the account. */
  email?: string;
  outcome?: Outcome;
}

/** The search is in the form's URL, so that the resulting page knows it in every case. */
export function AlertForm({ search, look, email, outcome }: AlertFormProps) {
  const navigation = useNavigation();
  const sending = navigation.formMethod === 'POST' && navigation.location?.pathname === localPath('/alertas');
  const { errors = {}, round = 0 } = outcome ?? {};
  const list = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <Form
      method="post"
      action={alertPath(search)}
      noValidate
      aria-label={t`Aviso de ofertas nuevas`}
      className="space-y-4"
    >
      {outcome && list.length === 0 && (
        <Alert look="danger" role="alert" title={t`No hemos podido guardar tu alerta`}>
          <p>{outcome.detail}</p>
        </Alert>
      )}
      <ErrorSummary errors={list} round={round} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-72">
          <TextField
            id="email"
            name="email"
            label={t`Tu correo`}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={outcome?.email ?? email}
            error={errors['email']}
          />
        </div>
        <Button type="submit" look={look} className="min-h-12 grow sm:grow-0 sm:px-8" disabled={sending}>
          {sending ? t`Enviando…` : t`Avísame`}
        </Button>
      </div>
      <input type="hidden" name="aviso_version" value={NOTICE_VERSION} />
      <AlertNotice />
    </Form>
  );
}
