import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** The portal styles plain headings, texts and tables. The tokens follow light, dark, contrast and density. */
export const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s16};
`;

export const Links = styled.nav`
  display: flex;
  gap: ${tokens.space.s16};
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.s12};
`;

export const Form = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s16};
  inline-size: min(100%, 480px);
`;
