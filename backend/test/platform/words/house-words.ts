/** A word that people must not read, the one in its place, and where the old one is right. */
export interface HouseWord {
  old: RegExp;
  now: string;
  /** Texts in which it stands for something else, and why. */
  except?: readonly (readonly [text: RegExp, why: string])[];
}

/** One word for each thing on every screen, in e-mails and in the API's sentences. */
export const HOUSE_WORDS: readonly HouseWord[] = [
  {
    old: /\bemails?\b/i,
    now: 'correo',
    except: [[/^(email addresses|candidate email|primary email)$/, 'headings of other programs’ lists']],
  },
  {
    old: /^¿?Cambiar\b/,
    now: 'Editar',
    except: [
      [/^Cambiar (mi )?(contraseña|correo)\b/, 'one secret or address takes the place of another'],
      [/^¿Cambiar tu CV\?/, 'one file takes the place of another'],
      [/^Cambiar entre modo claro y oscuro/, 'a switch, nothing is edited'],
    ],
  },
  {
    old: /\brecursos humanos\b/i,
    now: 'RRHH',
    except: [
      [
        /^title: Recursos humanos$|consultoría y (los )?recursos humanos|llevamos los recursos humanos/,
        'a service of the company',
      ],
      [/^Recursos humanos( para empresas)?$/i, 'a service, and the name of a department'],
      [/recursos humanos con \{anios\}|Auxiliar de recursos humanos|^recursos humanos$/, 'a trade in a CV'],
    ],
  },
  { old: /\bcarn[eé]s?\b/i, now: 'permiso' },
  { old: /\bchófer(es)?\b/i, now: 'chofer' },
  { old: /\bIr a mi área\b/, now: 'Ir a mi portal' },
  { old: /(?<!")\bcapturad[oa]s?\b/i, now: 'No enviado: falta el servidor de correo' },
  { old: /\bautomáticamente\b/, now: 'Correo en camino · Correo guardado: falta el servidor de correo' },
  { old: /\b(Bienvenid[oa]s?|bienvenid[oa]s)\b/, now: 'Hola, {nombre}' },
  {
    old: /\b(has|ha) sido (seleccionad|contratad|rechazad)[oa]\b/i,
    now: 'what the company does, or the application',
  },
  {
    old: /\bContratado\b/,
    now: 'Contratada, of the application',
    except: [[/^¡Contratado!$/, 'a code of the API, which programs know']],
  },
  {
    old: /\bRechazado\b/,
    now: 'Rechazada, of the application',
    except: [[/^Rechazado$|^Documento rechazado/, 'a document']],
  },
  { old: /\b¡?Aprobado\b/, now: '¡Aceptada!, of the application' },
  { old: /felicitaciones/i, now: '¡Enhorabuena!' },
  { old: /^Administrador$/, now: 'Administración' },
  { old: /exitosamente/i, now: 'what was done, without the word' },
  {
    old: /\baplicaci(ón|ones)\b/i,
    now: 'candidatura',
    except: [
      [
        /verificación|(tu|su) móvil|los 6 números|muestra la aplicación|ábrelo en la aplicación|código de tu aplicación/i,
        'a program on a phone',
      ],
      [/^El de tu aplicación, o uno de recuperación|^Recargar la aplicación/, 'a program'],
      [/recarga|[Aa]plicaciones de ruta|Aplicaciones Web|aplicaciones internas/, 'programs of a trade'],
    ],
  },
  { old: /\bAplicó\b/, now: 'Se presentó' },
  { old: /\bDashboard\b/i, now: 'Inicio · Candidaturas' },
  { old: /(?<![/-])\bFeedback\b/i, now: 'Valoración' },
  { old: /\bGestión Visual\b/i, now: 'Tablero' },
  { old: /\bEn revision\b/, now: 'En revisión' },
  { old: /\baños mín/i, now: 'Mínimo 3 años' },
  { old: /^Historia$|\ben la historia\b/, now: 'Historial' },
  { old: /\bno has sido seleccionad/, now: 'no seguimos adelante con tu candidatura' },
];
