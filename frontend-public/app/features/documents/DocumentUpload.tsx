import { t } from '@lingui/core/macro';
import { DOCUMENT_LIMITS, fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api';
import { showToast } from '../../ui/toast';
import { FileUpload } from './FileUpload';

interface DocumentUploadProps {
  document: Schemas['DocumentResponse'];
  name: string;
}

/** Takes a requested document: a file, or a photo of each side. */
export function DocumentUpload({ document: { id, archivo }, name }: DocumentUploadProps) {
  const { revalidate } = useRevalidator();
  const of = { params: { path: { id } } };
  return (
    <FileUpload
      label={archivo ? t`Sustituir ${name}` : t`Subir ${name}`}
      hint={t`PDF, DOC o DOCX, o una foto de cada cara en JPG o PNG: ${fileSize(DOCUMENT_LIMITS.bytes)} como máximo.`}
      look={archivo ? 'outline' : 'ink'}
      put={(file, options) =>
        api.put('/api/documents/{id}/file', { ...of, body: { archivo: file }, ...options })
      }
      putPhotos={(fotos, options) =>
        api.put('/api/documents/{id}/file/fotos', { ...of, body: { fotos: [...fotos] }, ...options })
      }
      extensions={DOCUMENT_LIMITS.extensions}
      maxBytes={DOCUMENT_LIMITS.bytes}
      onSent={() => {
        showToast({ title: t`Documento enviado`, description: t`Lo revisará RRHH.`, look: 'success' });
        void revalidate();
      }}
    />
  );
}
