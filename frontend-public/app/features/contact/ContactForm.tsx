import { localPath } from '../../lib/language/language';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  CONTACT_FIELD_LABEL as LABEL,
  CONTACT_LIMITS,
  CONTACT_TOPIC_LABEL,
  CONTACT_TOPICS,
  type ContactTopic,
  type ShownNotice,
} from '@hiring/contract';
import { useState, type FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { SelectField, TextAreaField } from '../../ui/Field';
import { FormNotice } from '../privacy/FormNotice';
import { Failure } from './Failure';
import type { Outcome } from './outcome';
import { SenderFields } from './SenderFields';

interface ContactFormProps {
  topic: ContactTopic | null;
  formulario: string;
  notice: ShownNotice;
  outcome: Outcome | undefined;
}

/**
 * Sent by the browser itself or by the router: the server validates it, and the fields are uncontrolled, so that no
 * input depends on scripts.
 */
export function ContactForm({ topic, formulario, notice, outcome }: ContactFormProps) {
  const sending = useNavigation().formMethod === 'POST';
  const [edited, setEdited] = useState<{ of?: Outcome; names: readonly string[] }>({ names: [] });
  const gone = edited.of === outcome ? edited.names : [];
  const errors = Object.fromEntries(
    Object.entries(outcome?.errors ?? {}).filter(([name]) => !gone.includes(name)),
  );
  const list = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
  const values = outcome?.values ?? {};

  function onEdit({ target }: FormEvent) {
    const { name } = target as HTMLInputElement;
    if (errors[name]) setEdited({ of: outcome, names: [...gone, name] });
  }

  return (
    <Form
      method="post"
      action={localPath('/contacto')}
      noValidate
      aria-label={t`Formulario de contacto`}
      className="space-y-5"
      onInput={onEdit}
    >
      {outcome && Object.keys(outcome.errors).length === 0 && <Failure outcome={outcome} />}
      <ErrorSummary errors={list} round={outcome?.round ?? 0} />
      <SenderFields values={values} errors={errors} />
      <SelectField
        id="servicio"
        name="servicio"
        label={LABEL.servicio}
        required
        defaultValue={values.servicio ?? topic ?? ''}
        error={errors['servicio']}
      >
        <option value="">
          <Trans>Elige una opción</Trans>
        </option>
        {CONTACT_TOPICS.map((value) => (
          <option key={value} value={value}>
            {CONTACT_TOPIC_LABEL[value]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="mensaje"
        name="mensaje"
        label={LABEL.mensaje}
        hint={t`Si es por un vehículo, dinos cuál es, dónde está y para cuándo lo necesitas.`}
        rows={6}
        required
        limit={CONTACT_LIMITS.mensaje}
        defaultValue={values.mensaje}
        error={errors['mensaje']}
      />
      {/* A honeypot for bots that fill in every field. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="sitio_web">
          <Trans>Deja este campo en blanco</Trans>
        </label>
        <input id="sitio_web" name="sitio_web" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="formulario" value={outcome?.formulario ?? formulario} />
      <input type="hidden" name="aviso_version" value={notice.version} />
      <FormNotice notice={notice} />
      <Button
        type="submit"
        look="signal"
        className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
        disabled={sending}
      >
        {sending ? t`Enviando…` : t`Enviar mensaje`}
      </Button>
    </Form>
  );
}
