/** What an access token says: who, and in which session. Role and rights are read from the database. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** `expiresAt`: in milliseconds, as `Date.now()` counts. */
export interface ExpiringClaims extends AccessClaims {
  expiresAt: number;
}

/** Some hundred bytes each. */
const MOST = 2000;

/**
 * Tokens whose signature has been checked: whoever works sends the same one for a quarter of an hour, and it does not
 * become wrong meanwhile. Whether its session still lives is asked of the database all the same.
 */
export class VerifiedTokens {
  private readonly claims = new Map<string, ExpiringClaims>();

  find(token: string): AccessClaims | null {
    const known = this.claims.get(token);
    if (!known) return null;
    if (known.expiresAt > Date.now()) return known;
    this.claims.delete(token);
    return null;
  }

  keep(token: string, claims: ExpiringClaims): AccessClaims {
    if (this.claims.size >= MOST) {
      const [oldest] = this.claims.keys();
      if (oldest !== undefined) this.claims.delete(oldest);
    }
    this.claims.set(token, claims);
    return claims;
  }
}
