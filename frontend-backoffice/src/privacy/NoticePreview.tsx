import { Box, Card, Link, Typography } from '@mui/material';
import { AVISO_VARIABLE_LABEL, type AvisoVariable, type NoticePiece, readNotice } from '@hiring/contract';
import { api, useRead } from '../providers/api';

type Values = Partial<Record<AvisoVariable, string>>;

export function NoticePreview({ texto }: { texto: string }) {
  const { data: company } = useRead(['company'], () => api.get('/api/config/company'));
  const values: Values = company
    ? {
        razon_social: company.legal_name,
        nif: company.tax_id,
        direccion: `${company.address}, ${company.postal_code} ${company.city}`,
        email: company.email,
        email_rrhh: company.email_rrhh,
      }
    : {};
  const { resumen, apartados } = readNotice(texto);
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="body2">
        <strong>Protección de datos.</strong> <Pieces of={resumen} values={values} />
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
        {apartados.map(({ titulo, texto: words }) => (
          <div key={titulo}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 'bold' }}>
              {titulo}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <Pieces of={words} values={values} />
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}

function Pieces({ of, values }: { of: readonly NoticePiece[]; values: Values }) {
  return of.map((piece, place) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'variable') return values[piece.name] ?? AVISO_VARIABLE_LABEL[piece.name];
    return (
      <Link key={place} href={piece.to} target="_blank" rel="noopener noreferrer">
        {piece.text}
      </Link>
    );
  });
}
