import { t } from '@lingui/core/macro';
import { LIMITS, fileSize } from '@hiring/contract';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api';
import { showToast } from '../../ui/toast';
import { FileUpload } from './FileUpload';

/** Replaces the CV. */
export function ReplaceCv({ label = t`Sustituir mi CV` }: { label?: string }) {
  const { revalidate } = useRevalidator();
  return (
    <FileUpload
      label={label}
      hint={t`PDF, DOC o DOCX, de ${fileSize(LIMITS.cvBytes)} como máximo.`}
      put={(cv, options) => api.put('/api/candidates/me/cv', { body: { cv }, ...options })}
      extensions={LIMITS.cvExtensions}
      maxBytes={LIMITS.cvBytes}
      onSent={() => {
        showToast({ title: t`CV actualizado correctamente`, look: 'success' });
        void revalidate();
      }}
    />
  );
}
