import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/**
 * The portal styles plain headings, texts and tables. The tokens follow light, dark, contrast and density. No grid is around a table: in
 * one, Firefox prints its head on the first sheet alone.
 */
export const Page = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s16};
`;

export const Links = styled.nav`
  display: flex;
  gap: ${tokens.space.s16};
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${tokens.space.s12};
`;

export const Form = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s16};
  inline-size: min(100%, 480px);
`;
